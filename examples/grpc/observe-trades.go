// Reads trades as they happen over gRPC. Ends after COUNT messages.
// Packages: go get google.golang.org/grpc google.golang.org/protobuf
// DESCRIPTORS is the descriptor set of the release, one of this site's downloads.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strconv"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protodesc"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/dynamicpb"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

// readDescriptors gives the definitions of the release, as a file of this site's downloads has them.
func readDescriptors(file string) (*protoregistry.Files, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var set descriptorpb.FileDescriptorSet
	if err := proto.Unmarshal(content, &set); err != nil {
		return nil, err
	}
	return protodesc.NewFiles(&set)
}

// newMessage makes an empty message by its full name.
func newMessage(files *protoregistry.Files, name protoreflect.FullName) (*dynamicpb.Message, error) {
	found, err := files.FindDescriptorByName(name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return dynamicpb.NewMessage(found.(protoreflect.MessageDescriptor)), nil
}

func main() {
	address := setting("DATA_NODE_GRPC", "the gRPC address of a data node, such as localhost:3007 for the sandbox")
	market := setting("MARKET", "the id of a market")
	descriptors := os.Getenv("DESCRIPTORS")
	if descriptors == "" {
		descriptors = "descriptors.binpb"
	}
	count, err := strconv.Atoi(os.Getenv("COUNT"))
	if err != nil {
		count = 3
	}
	fmt.Fprintln(os.Stderr, "Data node:", address)

	files, err := readDescriptors(descriptors)
	if err != nil {
		log.Fatal(err)
	}
	connection, err := grpc.NewClient(address, grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		log.Fatal(err)
	}
	defer connection.Close()
	if err := observeTrades(connection, files, market, count); err != nil {
		log.Fatal(err)
	}
}

// region: stream
func observeTrades(connection *grpc.ClientConn, files *protoregistry.Files, market string, count int) error {
	request, err := newMessage(files, "datanode.api.v2.ObserveTradesRequest")
	if err != nil {
		return err
	}
	message, err := newMessage(files, "datanode.api.v2.ObserveTradesResponse")
	if err != nil {
		return err
	}
	filter, err := json.Marshal(map[string][]string{"marketIds": {market}})
	if err != nil {
		return err
	}
	if err := protojson.Unmarshal(filter, request); err != nil {
		return err
	}
	// A stream gets no deadline, or it would end then: cancel ends it.
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	kind := &grpc.StreamDesc{ServerStreams: true}
	stream, err := connection.NewStream(ctx, kind, "/datanode.api.v2.TradingDataService/ObserveTrades")
	if err != nil {
		return err
	}
	if err := stream.SendMsg(request); err != nil {
		return err
	}
	if err := stream.CloseSend(); err != nil {
		return err
	}
	for received := 0; received < count; received++ {
		if err := stream.RecvMsg(message); err != nil {
			return err
		}
		// As JSON, a message fits any struct that has the fields you need.
		text, err := protojson.Marshal(message)
		if err != nil {
			return err
		}
		var next struct {
			Trades []struct{ Price, Size, Aggressor string }
		}
		if err := json.Unmarshal(text, &next); err != nil {
			return err
		}
		for _, trade := range next.Trades {
			fmt.Println(trade.Price, trade.Size, trade.Aggressor)
		}
	}
	return nil
}

// endregion: stream
